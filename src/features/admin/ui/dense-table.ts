// Tables of many columns: closer cells, and headers that may take two lines. Not on a phone, where rows are cards.

export const denseTable =
  'sm:[&_td]:px-2.5! sm:[&_th]:px-2.5! sm:[&_thead_th]:whitespace-normal! sm:[&_thead_button]:text-start [&_thead_svg]:flex-none'
