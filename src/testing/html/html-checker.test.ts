// The checker of pages refuses what the Nu HTML checker refuses or warns of. Each of these was tried with both.
import { expect, test } from 'vitest'
import { findHtmlFaults } from './html-checker.ts'

const page = (body: string, head = '<title>A page</title>') =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${head}</head><body><h1>A page</h1><div>${body}</div></body></html>`

test.each([
  '<p>a <div>block within a paragraph</div></p>',
  '<p>a list <ul><li>within</li></ul></p>',
  '<span><div>block within words</div></span>',
  '<h2><p>a paragraph within a heading</p></h2>',
  '<button type="button"><div>block within a button</div></button>',
  '<a href="/"><button type="button">two ways to press</button></a>',
  '<a href="/x">a link <span><a href="/y">within a link</a></span></a>',
  '<a href="/"><span tabindex="0">a stop within a link</span></a>',
  '<label>a <label>within</label></label>',
  '<form><form></form></form>',
  '<main>one</main><main>two</main>',
  '<div id="twice"></div><div id="twice"></div>',
  '<div id="two words"></div>',
  '<ul><div>no item</div></ul>',
  '<ul>words <li>beside items</li></ul>',
  '<li>an item of nothing</li>',
  '<dl><span>neither term nor group</span></dl>',
  '<dl><div><div><dt>too</dt><dd>deep</dd></div></div></dl>',
  '<dl><div><p>a group of nothing</p></div></dl>',
  '<dl><dt>a term alone</dt></dl>',
  '<dl><dt>a term</dt><div><dt>and</dt><dd>a group</dd></div></dl>',
  '<table><tr><div>no cell</div></tr></table>',
  '<table><tbody><tr><td colspan="0">x</td></tr></tbody></table>',
  '<table><tbody><tr><td>x</td></tr></tbody><caption>late</caption></table>',
  '<td>a cell of nothing</td>',
  '<fieldset><p>a</p><legend>late</legend></fieldset>',
  '<details><p>a</p><summary>late</summary></details>',
  '<label for="nobody">a label</label>',
  '<label>one <input type="text"/><input type="text"/></label>',
  '<label>a <input type="foo"/></label>',
  '<label>a <input type="text" min="1"/></label>',
  '<label>a <input type="email" autocomplete="bogus"/></label>',
  '<label>a <input type="date" value="tomorrow"/></label>',
  '<label>a <select required=""><option value="a">a</option></select></label>',
  '<label>a <textarea rows="0"></textarea></label>',
  '<button type="bogus">x</button>',
  '<form action=""></form>',
  '<img src="/x.png"/>',
  '<img src="" alt=""/>',
  '<img src="/x.png" alt="" width="10px"/>',
  '<a href="/a b">a space</a>',
  '<a href="http://[bad">a bracket</a>',
  '<time datetime="yesterday">yesterday</time>',
  '<time datetime="2026-13-01">no month</time>',
  '<time>yesterday</time>',
  '<div classname="x">as React has it</div>',
  '<div aria-lable="x">mistyped</div>',
  '<div role="bogus">x</div>',
  '<div role="tab">of no list</div>',
  '<span role="heading">of no level</span>',
  '<button type="button" aria-expanded="yes">x</button>',
  '<button type="button" aria-pressed="1">x</button>',
  '<a href="/" aria-current="here">x</a>',
  '<span aria-label="a name">for plain words</span>',
  '<nav role="navigation">said twice</nav>',
  '<section>neither heading nor name</section>',
  '<p lang="xxxx-bogus">x</p>',
  '<div tabindex="x">x</div>',
  '<center>of another time</center>',
  '<script async="">1</script>',
  '<p>a character that is none: \u0001</p>',
])('%s', async (body) => {
  expect(await findHtmlFaults(page(body))).not.toEqual([])
})

test('a page without a title, or without a type', async () => {
  expect(await findHtmlFaults(page('', ''))).not.toEqual([])
  expect(await findHtmlFaults(page('', '<title></title>'))).not.toEqual([])
  expect(await findHtmlFaults(page('').replace('<!DOCTYPE html>', ''))).not.toEqual([])
})

test.each([
  '<dl><div><dt>a</dt><dt>b</dt><dd>c</dd><dd>d</dd></div><div><dt>e</dt><dd>f</dd></div></dl>',
  '<a href="/a?b=c&amp;d=%20e#f"><div>a card that is a link</div></a>',
  '<p><time datetime="2026-11-19T01:02:03.456Z">today</time> or <time>2026-11</time></p>',
  '<section aria-label="a name"><ul><li>x</li></ul></section><article><h2>y</h2></article>',
  '<label>a <select required=""><option value="">choose</option><option>b</option></select></label>',
  '<svg viewBox="0 0 1 1" aria-hidden="true"><path d="M0 0" stroke-width="2"></path></svg>',
  '<div id="_R_1_" data-x="y"><button type="button" aria-expanded="false">x</button></div>',
])('what is right is left alone: %s', async (body) => {
  expect(await findHtmlFaults(page(body))).toEqual([])
})
