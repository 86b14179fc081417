import type { TranslationOf } from '../texts.ts';
import type { sharing as nl } from './sharing.nl.ts';

export const sharing = {
  title: 'Cite and share',
  address: 'Permanent address of this page',
  citation: 'Citation',
  copyAddress: 'Copy address',
  copyCitation: 'Copy citation',
  copied: 'Copied',
  copyFailed: 'Copying did not work; select the text yourself.',
  share: 'Share',
  print: 'Print',
} satisfies TranslationOf<typeof nl>;
