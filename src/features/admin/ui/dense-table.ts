// Tables of many columns: closer cells and headers of two lines; on a phone, where rows are cards, numbers stand two by two,
// each beneath its name.

export const denseTable =
  'sm:[&_td]:px-2.5! sm:[&_th]:px-2.5! sm:[&_thead_th]:whitespace-normal! sm:[&_thead_button]:text-start [&_thead_svg]:flex-none ' +
  'max-sm:[&_tbody_tr]:grid! max-sm:[&_tbody_tr]:grid-cols-2 max-sm:[&_tbody_tr]:gap-x-3 max-sm:[&_td]:col-span-full ' +
  'max-sm:[&_td[data-align=end]]:col-span-1! max-sm:[&_td[data-align=end]]:flex-col max-sm:[&_td[data-align=end]]:justify-end! ' +
  'max-sm:[&_td[data-align=end]]:gap-0! max-sm:[&_td[data-align=end]]:text-start! ' +
  // Nothing stands beside it, which it would have to leave room for.
  'max-sm:[&_td[data-align=end]::before]:max-w-full! cramped:[&_tbody_tr]:block!'
