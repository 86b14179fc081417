import { type Contribution, contributionTypes } from '@salient/shared/areas/contacts/moments/contactMoment.ts';
import { isOneOf } from '@salient/shared/lib/schemas/cleanText.ts';
import type { SavedRecords } from '../../../lib/related/SavedRecords.ts';
import { Store } from '../../../lib/store/Store.ts';
import type { PageUploads } from '../../documents/upload/PageUploads.ts';
import type { ContactRecorder } from './ContactRecorder.ts';

interface Parts {
  readonly contactRecorder: ContactRecorder;
  readonly savedRecords: SavedRecords;
  readonly pageUploads: PageUploads;
}

/**
 * Records that were saved in this tab while a contact moment is active, to be registered as contributions or not
 * (PERSON-34, MOMENT-20, DOCUMENT-64). Each is offered once a moment, and none stands in anybody's way.
 */
export class ContributionOffers extends Store<readonly Contribution[]> {
  readonly #recorder: ContactRecorder;
  #momentId: string | undefined;
  readonly #refused = new Set<string>();

  constructor({ contactRecorder, savedRecords, pageUploads }: Parts) {
    super([]);
    this.#recorder = contactRecorder;
    contactRecorder.subscribe(() => this.#followMoment());
    savedRecords.listen(({ type, id, name }) => {
      if (isOneOf(contributionTypes, type)) this.#offer({ type, targetId: id, name });
    });
    // Who sends scans to a document works on it.
    pageUploads.subscribe(() => {
      for (const { documentId, title } of pageUploads.get().uploads) {
        this.#offer({ type: 'document', targetId: documentId, name: title });
      }
    });
  }

  refuse(contribution: Contribution): void {
    this.#refused.add(contribution.targetId);
    this.drop(contribution);
  }

  drop({ targetId }: Contribution): void {
    this.set(this.get().filter((each) => each.targetId !== targetId));
  }

  #offer(contribution: Contribution): void {
    const { moment } = this.#recorder.get();
    if (!moment || this.#refused.has(contribution.targetId)) return;
    const known = [...moment.contributions, ...this.get()];
    if (!known.some(({ targetId }) => targetId === contribution.targetId)) this.set([...this.get(), contribution]);
  }

  #followMoment(): void {
    const { moment } = this.#recorder.get();
    if (moment?.id !== this.#momentId) {
      this.#momentId = moment?.id;
      this.#refused.clear();
      if (this.get().length > 0) this.set([]);
      return;
    }
    const registered = new Set(moment?.contributions.map(({ targetId }) => targetId));
    const standing = this.get().filter(({ targetId }) => !registered.has(targetId));
    if (standing.length < this.get().length) this.set(standing);
  }
}

declare module '../../../lib/services/services.ts' {
  interface Services {
    readonly contributionOffers: ContributionOffers;
  }
}
