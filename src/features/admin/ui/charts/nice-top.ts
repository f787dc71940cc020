// Where an axis ends: the next even round number.

export function niceTop(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most))
  const step = [1, 2, 4, 6, 8, 10].find((each) => each * power >= most) ?? 10
  return Math.max(2, step * power)
}
