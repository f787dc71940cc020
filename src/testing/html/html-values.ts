// What HTML and WAI-ARIA let an attribute say, as far as the checker's own tables leave it open.

const trueOrFalse = /^(true|false)$/
const threeStates = /^(true|false|mixed|undefined)$/
const integer = /^-?\d+$/
const wholeNumber = /^\d+$/
const aboveZero = /^0*[1-9]\d*$/
const decimal = /^-?(\d+(\.\d+)?|\.\d+)(e[+-]?\d+)?$/i
const anyText = /^/
const ids = /^\S+(\s+\S+)*$/

const day = '\\d{4,}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])'
const hour = '([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,3})?)?'
const zone = '(Z|[+-]([01]\\d|2[0-3]):?[0-5]\\d)'
const date = new RegExp(`^${day}$`)
const time = new RegExp(
  `^(${day}|\\d{4,}(-(0[1-9]|1[0-2]))?|${hour}|${day}[T ]${hour}${zone}?|P\\d+[DW]|P?T?(\\d+[HMS])+)$`,
)
export const isTime = (value: string) => time.test(value.trim())

/** The characters a URL is written with; all others stand in it by their numbers. A bookmarklet is read as a script. */
const url = /^(javascript:.*|([\w!$&'()*+,\-./:;=?@~#\u{a0}-\u{10fffd}]|%[\da-f]{2})*)$/iu

const roles =
  /^(alert|alertdialog|application|article|banner|blockquote|button|caption|cell|checkbox|code|columnheader|combobox|comment|complementary|contentinfo|definition|deletion|dialog|document|emphasis|feed|figure|form|generic|grid|gridcell|group|heading|img|insertion|link|list|listbox|listitem|log|main|mark|marquee|math|menu|menubar|menuitem|menuitemcheckbox|menuitemradio|meter|navigation|none|note|option|paragraph|presentation|progressbar|radio|radiogroup|region|row|rowgroup|rowheader|scrollbar|search|searchbox|separator|slider|spinbutton|status|strong|subscript|suggestion|superscript|switch|tab|table|tablist|tabpanel|term|textbox|time|timer|toolbar|tooltip|tree|treegrid|treeitem)$/

/** Attributes with this name everywhere; those of one element are named with it. */
const values: Record<string, RegExp> = {
  role: roles,
  lang: /^([a-z]{2,3}(-[a-z0-9]{2,8})*)?$/i,
  'time datetime': time,
  'input[type=date] value': new RegExp(`^$|${date.source}`),
  'input[type=date] min': date,
  'input[type=date] max': date,
  'input[type=number] value': new RegExp(`^$|${decimal.source}`, 'i'),
  'input[type=number] min': decimal,
  'input[type=number] max': decimal,
  'input size': aboveZero,
  'textarea rows': aboveZero,
  'textarea cols': aboveZero,
  'td colspan': aboveZero,
  'th colspan': aboveZero,
  'td rowspan': wholeNumber,
  'th rowspan': wholeNumber,
  'ol start': integer,
  'li value': integer,
  'progress value': decimal,
  'progress max': decimal,
  'meter value': decimal,
  maxlength: wholeNumber,
  minlength: wholeNumber,
  href: url,
  src: url,
  action: url,
  formaction: url,
  cite: url,
  poster: url,
}

export const ariaValues: Record<string, RegExp> = {
  'aria-activedescendant': ids,
  'aria-atomic': trueOrFalse,
  'aria-autocomplete': /^(inline|list|both|none)$/,
  'aria-busy': trueOrFalse,
  'aria-checked': threeStates,
  'aria-colcount': integer,
  'aria-colindex': aboveZero,
  'aria-colspan': aboveZero,
  'aria-controls': ids,
  'aria-current': /^(page|step|location|date|time|true|false)$/,
  'aria-describedby': ids,
  'aria-description': anyText,
  'aria-details': ids,
  'aria-disabled': trueOrFalse,
  'aria-errormessage': ids,
  'aria-expanded': /^(true|false|undefined)$/,
  'aria-flowto': ids,
  'aria-haspopup': /^(true|false|menu|listbox|tree|grid|dialog)$/,
  'aria-hidden': /^(true|false|undefined)$/,
  'aria-invalid': /^(true|false|grammar|spelling)$/,
  'aria-keyshortcuts': anyText,
  'aria-label': anyText,
  'aria-labelledby': ids,
  'aria-level': aboveZero,
  'aria-live': /^(off|polite|assertive)$/,
  'aria-modal': trueOrFalse,
  'aria-multiline': trueOrFalse,
  'aria-multiselectable': trueOrFalse,
  'aria-orientation': /^(horizontal|vertical|undefined)$/,
  'aria-owns': ids,
  'aria-placeholder': anyText,
  'aria-posinset': aboveZero,
  'aria-pressed': threeStates,
  'aria-readonly': trueOrFalse,
  'aria-relevant': /^((additions|removals|text|all)\s?)+$/,
  'aria-required': trueOrFalse,
  'aria-roledescription': anyText,
  'aria-rowcount': integer,
  'aria-rowindex': aboveZero,
  'aria-rowspan': wholeNumber,
  'aria-selected': /^(true|false|undefined)$/,
  'aria-setsize': integer,
  'aria-sort': /^(ascending|descending|none|other)$/,
  'aria-valuemax': decimal,
  'aria-valuemin': decimal,
  'aria-valuenow': decimal,
  'aria-valuetext': anyText,
}

/** Null where nothing is said about it here. */
export function valuesOf(tag: string, type: string | null, attribute: string): RegExp | null {
  const places = [`${tag}[type=${type}] ${attribute}`, `${tag} ${attribute}`, attribute]
  const place = places.find((each) => Object.hasOwn(values, each))
  return (place && values[place]) || ariaValues[attribute] || null
}
