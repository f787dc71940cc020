// Sizes and spans of time as people say them.

const steps = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const

export function writeBytes(bytes: number): string {
  let value = bytes
  let step = 0
  while (value >= 1024 && step < steps.length - 1) {
    value /= 1024
    step += 1
  }
  return `${step === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${steps[step]}`
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

export function writeSpan(ms: number): string {
  const [unit, length] = units.find(([, length]) => ms >= length) ?? units[2]
  const amount = Math.max(0, Math.floor(ms / length))
  if (amount === 0) return 'less than a minute'
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`
}
