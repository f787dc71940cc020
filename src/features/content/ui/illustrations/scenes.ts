// Every scene by the id of the career or article it belongs to, and the one of the site itself.
import type { ComponentType } from 'react'
import { BuildCareerMarineBiology } from './scenes/build-career-marine-biology.tsx'
import { CareerPathsOceanConservation } from './scenes/career-paths-ocean-conservation.tsx'
import { CoralRestorationBreakthrough } from './scenes/coral-restoration-breakthrough.tsx'
import { DivingInstructor } from './scenes/diving-instructor.tsx'
import { DivingInstructorMarineAwareness } from './scenes/diving-instructor-marine-awareness.tsx'
import { EnvironmentalConsultant } from './scenes/environmental-consultant.tsx'
import { FutureOceanConservationCareers } from './scenes/future-ocean-conservation-careers.tsx'
import { MarineBiologist } from './scenes/marine-biologist.tsx'
import { MarineConservationist } from './scenes/marine-conservationist.tsx'
import { MarineEcologist } from './scenes/marine-ecologist.tsx'
import { MarineEducator } from './scenes/marine-educator.tsx'
import { MarineEngineer } from './scenes/marine-engineer.tsx'
import { MarineProtectedAreasSuccess } from './scenes/marine-protected-areas-success.tsx'
import { MarineVeterinarian } from './scenes/marine-veterinarian.tsx'
import { OceanConservationImpactfulCareers } from './scenes/ocean-conservation-impactful-careers.tsx'
import { Oceanographer } from './scenes/oceanographer.tsx'
import { Site } from './scenes/site.tsx'
import { TopTipsFindingJobOceanField } from './scenes/top-tips-finding-job-ocean-field.tsx'
import { UnderwaterPhotographer } from './scenes/underwater-photographer.tsx'

export const careerScenes: Record<string, ComponentType> = {
  'diving-instructor': DivingInstructor,
  'marine-biologist': MarineBiologist,
  'underwater-photographer': UnderwaterPhotographer,
  'marine-engineer': MarineEngineer,
  'environmental-consultant': EnvironmentalConsultant,
  'marine-ecologist': MarineEcologist,
  'marine-conservationist': MarineConservationist,
  'marine-veterinarian': MarineVeterinarian,
  'marine-educator': MarineEducator,
  oceanographer: Oceanographer,
}

export const articleScenes: Record<string, ComponentType> = {
  'career-paths-ocean-conservation': CareerPathsOceanConservation,
  'ocean-conservation-impactful-careers': OceanConservationImpactfulCareers,
  'top-tips-finding-job-ocean-field': TopTipsFindingJobOceanField,
  'diving-instructor-marine-awareness': DivingInstructorMarineAwareness,
  'future-ocean-conservation-careers': FutureOceanConservationCareers,
  'build-career-marine-biology': BuildCareerMarineBiology,
  'marine-protected-areas-success': MarineProtectedAreasSuccess,
  'coral-restoration-breakthrough': CoralRestorationBreakthrough,
}

export const scenes: Record<string, ComponentType> = { ...careerScenes, ...articleScenes, site: Site }
