// What a backup holds, in words.

const number = new Intl.NumberFormat('en')

type Amounts = { tables: number; rows: number; files: number; bytes?: number }

export function describeAmounts({ tables, rows, files, bytes }: Amounts): string {
  const size = bytes === undefined ? [] : [`${number.format(Math.ceil(bytes / 1024))} kB`]
  return [`${tables} tables`, `${number.format(rows)} rows`, `${number.format(files)} files`, ...size].join(', ')
}
