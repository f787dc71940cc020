import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawWithKeptMarkup, htmlOf, kept } from './kept-markup.ts'

const draw = (page: React.ReactElement) => htmlOf(drawWithKeptMarkup(() => renderToString(page)))

/** A part that counts how often it is drawn. */
function aPart() {
  const drawn: string[] = []
  const Part = kept(({ word }: { word: string; onPress?: () => void }) => {
    drawn.push(word)
    return <p title={word}>{word}</p>
  })
  return { Part, drawn }
}

test('a part is drawn once for the same props, and looks as if it had been drawn each time', () => {
  const { Part, drawn } = aPart()
  const page = (
    <main>
      before <Part word="kelp" /> between <Part word="coral & sand" /> <Part word="kelp" onPress={() => undefined} />
      after
    </main>
  )
  const plain = renderToString(page)
  drawn.length = 0
  expect([draw(page), draw(page), draw(page)]).toEqual([plain, plain, plain])
  // Both times of the first page, as nothing is kept before a page is finished.
  expect(drawn).toEqual(['kelp', 'coral & sand', 'kelp'])
})

test('two components with the same props are two', () => {
  const [First, Second] = [kept(({ n }: { n: number }) => <b>{n}</b>), kept(({ n }: { n: number }) => <i>{n}</i>)]
  for (const _ of [1, 2]) {
    expect(draw(<First n={1} />)).toBe('<b>1</b>')
    expect(draw(<Second n={1} />)).toBe('<i>1</i>')
  }
})

test('parts may stand in parts', () => {
  const { Part, drawn } = aPart()
  const Shelf = kept(({ words }: { words: string[] }) => (
    <ul>
      {words.map((word) => (
        <Part key={word} word={word} />
      ))}
    </ul>
  ))
  const first = draw(<Shelf words={['kelp', 'reef']} />)
  expect(first).toBe(renderToString(<Shelf words={['kelp', 'reef']} />))
  drawn.length = 0
  expect(draw(<Shelf words={['reef', 'kelp', 'sand']} />)).toContain('<p title="kelp">kelp</p><p title="sand">')
  expect(drawn).toEqual(['sand'])
  expect(draw(<Shelf words={['kelp', 'reef']} />)).toBe(first)
})

test('what people write cannot be taken for a mark', () => {
  const { Part } = aPart()
  const word = '<kept-to></kept-to><kept-part n="0"></kept-part>'
  const page = (
    <main>
      {word}
      <Part word={word} />
    </main>
  )
  expect([draw(page), draw(page)]).toEqual([renderToString(page), renderToString(page)])
})

test('a page that fails leaves nothing behind, and the next is drawn as ever', () => {
  const Broken = kept((_: { word: string }): React.ReactNode => {
    throw new Error('no wind')
  })
  const { Part } = aPart()
  const fail = () => draw(<Broken word="kelp" />)
  expect(fail).toThrow('no wind')
  expect(fail).toThrow('no wind')
  expect(renderToString(<Part word="kelp" />)).toBe(draw(<Part word="kelp" />))
})

test('what is kept has an end: the oldest part is drawn anew', () => {
  const { Part, drawn } = aPart()
  draw(<Part word="oldest" />)
  for (let n = 0; n < 20; n += 1) draw(<Part word={`${n}`.repeat(300_000)} />)
  drawn.length = 0
  draw(<Part word="oldest" />)
  expect(drawn).toEqual(['oldest'])
})
