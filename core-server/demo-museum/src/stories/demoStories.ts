import { readJson } from '../data-files/readDataFile.ts';
import { type DemoStory, demoStorySchema } from './DemoStory.ts';

/** Keys of the stories, which are the names of their files. Their order gives their ids: a new one goes to the end. */
const keys = [
  'yves-kerambrun',
  'ernst-wiegand',
  'harnam-singh',
  'walter-kittridge',
  'arthur-pengelly',
  'gottlob-haefele',
  'michael-tierney',
  'remi-dewaele',
  'thomas-dallow',
  'edith-marlow',
  'samba-ndiaye',
  'elodie-vanneste',
  'wang-deshun',
  'maria-lemahieu',
  'irma-vermeersch',
  'odiel-couteele',
  'achiel-vandamme',
  'camiel-seynaeve',
  'ada-nuttall',
  'lucien-stassart',
];

/** All stories of the demo museum. */
export const demoStories: readonly DemoStory[] = keys.map((key) => ({
  key,
  ...readJson(`stories/${key}.json`, demoStorySchema),
}));
