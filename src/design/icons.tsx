// Every icon of the site: lucide's lines on a grid of 24, with as little markup as possible, and a few of our own.
import {
  Anchor as anchorLines,
  ArrowDown as arrowDownLines,
  ArrowLeft as arrowLeftLines,
  ArrowRight as arrowRightLines,
  ArrowUp as arrowUpLines,
  Banknote as banknoteLines,
  Bell as bellLines,
  Bookmark as bookmarkLines,
  Check as checkLines,
  ChevronDown as chevronDownLines,
  ChevronLeft as chevronLeftLines,
  ChevronRight as chevronRightLines,
  ChevronsUpDown as chevronsUpDownLines,
  CircleAlert as circleAlertLines,
  CircleCheck as circleCheckLines,
  Clock as clockLines,
  Copy as copyLines,
  Download as downloadLines,
  ExternalLink as externalLinkLines,
  Eye as eyeLines,
  EyeOff as eyeOffLines,
  Fingerprint as fingerprintLines,
  GraduationCap as graduationCapLines,
  Heart as heartLines,
  type IconNode,
  ImageUp as imageUpLines,
  Info as infoLines,
  KeyRound as keyRoundLines,
  LifeBuoy as lifeBuoyLines,
  Lock as lockLines,
  LockOpen as lockOpenLines,
  LogOut as logOutLines,
  MailCheck as mailCheckLines,
  Mail as mailLines,
  MapPin as mapPinLines,
  Menu as menuLines,
  MessageSquare as messageSquareLines,
  MessageSquareQuote as messageSquareQuoteLines,
  MessagesSquare as messagesSquareLines,
  NotebookPen as notebookPenLines,
  Pencil as pencilLines,
  Pin as pinLines,
  PinOff as pinOffLines,
  Plus as plusLines,
  Printer as printerLines,
  RotateCw as rotateCwLines,
  Rss as rssLines,
  Sailboat as sailboatLines,
  Search as searchLines,
  Share2 as share2Lines,
  SlidersHorizontal as slidersHorizontalLines,
  Smartphone as smartphoneLines,
  Trash2 as trash2Lines,
  TriangleAlert as triangleAlertLines,
  UserRound as userRoundLines,
  X as xLines,
} from 'lucide'
import type { ComponentType } from 'react'
import { classNames } from './class-names.ts'

type Props = { className?: string | undefined; role?: 'img'; 'aria-label'?: string; 'aria-hidden'?: boolean | 'true' }

export type Icon = ComponentType<Props>

/** Hidden from screen readers unless it has a label. Its shapes are constants of a package: nothing that people write. */
export function icon(lines: IconNode): Icon {
  const shapes = { __html: lines.map(([tag, attributes]) => `<${tag}${written(attributes)}/>`).join('') }
  return ({ className, ...rest }) => (
    <svg
      aria-hidden={rest['aria-label'] === undefined || undefined}
      {...rest}
      className={classNames('icon', className)}
      viewBox="0 0 24 24"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from constants, quicker than by elements
      dangerouslySetInnerHTML={shapes}
    />
  )
}

function written(attributes: IconNode[number][1]): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
}

export const Anchor = icon(anchorLines)
export const ArrowDown = icon(arrowDownLines)
export const ArrowLeft = icon(arrowLeftLines)
export const ArrowRight = icon(arrowRightLines)
export const ArrowUp = icon(arrowUpLines)
export const Banknote = icon(banknoteLines)
export const Bell = icon(bellLines)
export const Bookmark = icon(bookmarkLines)
export const Check = icon(checkLines)
export const ChevronDown = icon(chevronDownLines)
export const ChevronLeft = icon(chevronLeftLines)
export const ChevronRight = icon(chevronRightLines)
export const ChevronsUpDown = icon(chevronsUpDownLines)
export const CircleAlert = icon(circleAlertLines)
export const CircleCheck = icon(circleCheckLines)
export const Clock = icon(clockLines)
export const Copy = icon(copyLines)
export const Download = icon(downloadLines)
export const ExternalLink = icon(externalLinkLines)
export const Eye = icon(eyeLines)
export const EyeOff = icon(eyeOffLines)
export const GraduationCap = icon(graduationCapLines)
export const Heart = icon(heartLines)
export const ImageUp = icon(imageUpLines)
export const Info = icon(infoLines)
export const Lock = icon(lockLines)
export const LockOpen = icon(lockOpenLines)
export const LogOut = icon(logOutLines)
export const Mail = icon(mailLines)
export const MailCheck = icon(mailCheckLines)
export const MapPin = icon(mapPinLines)
export const Menu = icon(menuLines)
export const MessageSquare = icon(messageSquareLines)
export const MessageSquareQuote = icon(messageSquareQuoteLines)
export const MessagesSquare = icon(messagesSquareLines)
export const NotebookPen = icon(notebookPenLines)
export const Pencil = icon(pencilLines)
export const Pin = icon(pinLines)
export const PinOff = icon(pinOffLines)
export const Plus = icon(plusLines)
export const Printer = icon(printerLines)
export const RotateCw = icon(rotateCwLines)
export const Rss = icon(rssLines)
export const Sailboat = icon(sailboatLines)
export const Search = icon(searchLines)
export const Share2 = icon(share2Lines)
export const SlidersHorizontal = icon(slidersHorizontalLines)
export const Trash2 = icon(trash2Lines)
export const TriangleAlert = icon(triangleAlertLines)
export const UserRound = icon(userRoundLines)
export const X = icon(xLines)
export const Fingerprint = icon(fingerprintLines)
export const KeyRound = icon(keyRoundLines)
export const LifeBuoy = icon(lifeBuoyLines)
export const Smartphone = icon(smartphoneLines)

const path = (d: string): IconNode => [['path', { d }]]

const pin = 'M12 22s7.5-6 7.5-12a7.5 7.5 0 0 0-15 0c0 6 7.5 12 7.5 12M12 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6'
const eye = 'M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7-10-7-10-7M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6'
const heart = 'M12 20.5 4 12.3a5.2 5.2 0 0 1 7.4-7.3l.6.6.6-.6A5.2 5.2 0 0 1 20 12.3Z'

export const PinIcon = icon(path(pin))
export const BubbleIcon = icon(path('M3 4h18v13H9l-6 4Z'))
export const EyeIcon = icon(path(eye))
export const FlagIcon = icon(path('M5 22V4h14l-3 5 3 5H5'))
export const HeartIcon = icon(path(heart))
