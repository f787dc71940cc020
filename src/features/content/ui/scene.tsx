// The picture of a career or an article, under the name pages know it by.
export { SceneFor as Scene } from './illustrations/scene-for.tsx'
