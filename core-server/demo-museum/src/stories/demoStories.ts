import type { DemoStory } from './DemoStory.ts';
import { achielVandamme } from './lives/achielVandamme.ts';
import { adaNuttall } from './lives/adaNuttall.ts';
import { arthurPengelly } from './lives/arthurPengelly.ts';
import { camielSeynaeve } from './lives/camielSeynaeve.ts';
import { edithMarlow } from './lives/edithMarlow.ts';
import { elodieVanneste } from './lives/elodieVanneste.ts';
import { ernstWiegand } from './lives/ernstWiegand.ts';
import { gottlobHaefele } from './lives/gottlobHaefele.ts';
import { harnamSingh } from './lives/harnamSingh.ts';
import { irmaVermeersch } from './lives/irmaVermeersch.ts';
import { lucienStassart } from './lives/lucienStassart.ts';
import { mariaLemahieu } from './lives/mariaLemahieu.ts';
import { michaelTierney } from './lives/michaelTierney.ts';
import { odielCouteele } from './lives/odielCouteele.ts';
import { remiDewaele } from './lives/remiDewaele.ts';
import { sambaNdiaye } from './lives/sambaNdiaye.ts';
import { thomasDallow } from './lives/thomasDallow.ts';
import { walterKittridge } from './lives/walterKittridge.ts';
import { wangDeshun } from './lives/wangDeshun.ts';
import { yvesKerambrun } from './lives/yvesKerambrun.ts';

/** All stories of the demo museum. Their order gives their ids: a new one goes to the end. */
export const demoStories: readonly DemoStory[] = [
  yvesKerambrun,
  ernstWiegand,
  harnamSingh,
  walterKittridge,
  arthurPengelly,
  gottlobHaefele,
  michaelTierney,
  remiDewaele,
  thomasDallow,
  edithMarlow,
  sambaNdiaye,
  elodieVanneste,
  wangDeshun,
  mariaLemahieu,
  irmaVermeersch,
  odielCouteele,
  achielVandamme,
  camielSeynaeve,
  adaNuttall,
  lucienStassart,
];
