// What later features may use of the compiler: front matter held to a schema, Markdown as a tree of known elements, content made of both.
export { compileMarkdown } from './compile-markdown.ts'
export { ContentError } from './content-error.ts'
export { readFrontMatter } from './front-matter.ts'
export { makeChapter, readChapter } from './read-chapter.ts'
export { makeArticle, makeCareer, makeLegalText, makeSitePage, readAll, readCountry } from './read-content.ts'
