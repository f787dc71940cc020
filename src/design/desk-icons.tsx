// Icons of the team's pages: apart, so that nobody else's page carries them.
import {
  Building2 as building2Lines,
  ChartLine as chartLineLines,
  CopyPlus as copyPlusLines,
  LayoutDashboard as layoutDashboardLines,
  Merge as mergeLines,
  Settings as settingsLines,
  Split as splitLines,
  TableProperties as tablePropertiesLines,
  UserRoundSearch as userRoundSearchLines,
  UsersRound as usersRoundLines,
} from 'lucide'
import { icon } from './icons.tsx'

export const Building2 = icon(building2Lines)
export const ChartLine = icon(chartLineLines)
export const CopyPlus = icon(copyPlusLines)
export const LayoutDashboard = icon(layoutDashboardLines)
export const Merge = icon(mergeLines)
export const Settings = icon(settingsLines)
export const Split = icon(splitLines)
export const TableProperties = icon(tablePropertiesLines)
export const UserRoundSearch = icon(userRoundSearchLines)
export const UsersRound = icon(usersRoundLines)
