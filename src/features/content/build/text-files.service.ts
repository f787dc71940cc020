// What later features may use of the compiler: front matter held to a schema, Markdown as a tree of known elements.
export { compileMarkdown, textOf } from './compile-markdown.ts'
export { ContentError } from './content-error.ts'
export { readFrontMatter } from './front-matter.ts'
