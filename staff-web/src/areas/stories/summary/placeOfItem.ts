import type { ReadinessItem } from '@salient/shared/areas/stories/storyReadiness.ts';
import type { FieldPlace, StoryTab } from '../form/storyTabs.ts';

const tabs: Readonly<Record<Exclude<ReadinessItem['item'], 'text'>, StoryTab>> = {
  names: 'person',
  event: 'person',
  place: 'person',
  profile_image: 'pictures',
  alt: 'pictures',
  credit: 'pictures',
  licence: 'pictures',
  links: 'links',
  child_rule: 'links',
  child_question: 'stories',
  qr_code: 'summary',
  key_position: 'keystory',
  key_date: 'keystory',
  contact_persons: 'keystory',
};

/** Where an item of the checklist is put in order. */
export const placeOfItem = (item: ReadinessItem): FieldPlace =>
  item.item === 'text' ? { tab: 'stories', language: item.language } : { tab: tabs[item.item] };
