import type { Contribution } from '@salient/shared/areas/contacts/moments/contactMoment.ts';
import { ReferenceName } from '../../references/ReferenceName.tsx';
import '../../references/references.css';

/** A contribution by the present name of its record, which it leads to. */
export const ContributionName = ({
  contribution: { type, targetId, name },
}: {
  readonly contribution: Contribution;
}) => <ReferenceName reference={{ type, id: targetId, name, relation: 'none', comment: '', info: '' }} />;
