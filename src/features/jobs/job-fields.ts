// Fields that more than one form of the board has.
import { z } from 'zod'
import { textField } from '#shared/text-field.ts'
import { isWebAddress } from '#shared/web-address.ts'

export const validUrlText = 'Please enter a valid URL'

export const webAddress = z.string({ error: validUrlText }).trim().refine(isWebAddress, validUrlText)
export const optionalText = (max: number) => z.union([textField({ max }), z.null()]).optional()
export const requiredText = (text: string, max = 200) => textField({ min: 1, tooShort: text, max, oneLine: true })
export const nullableText = z.string().nullable()
