import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { methods } from '@salient/shared/app/methods.ts';
import { personalData } from '@salient/shared/app/personalRecords.ts';
import { armyLimit, mayEditPerson } from '@salient/shared/areas/persons/personPolicy.ts';
import { victimTypes } from '@salient/shared/areas/persons/personValues.ts';
import { canEdit, isLoggedIn, mayCall } from '@salient/shared/areas/users/actor.ts';
import type { UserType } from '@salient/shared/areas/users/user.ts';
import { httpPaths } from '@salient/shared/lib/contract/httpPaths.ts';
import { realtimePath } from '@salient/shared/lib/realtime/realtimePath.ts';
import { rightsColumns } from './rpc/users/rights.table.ts';

export const rightsPath = join(dirname(dirname(fileURLToPath(import.meta.url))), 'docs', 'rights.md');

const heads = rightsColumns.map((type) => (type === 'anonymous' ? 'guest' : type));

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const marks = (may: (type: UserType) => boolean) => rightsColumns.map((type) => (may(type) ? 'yes' : '·'));

function methodRows(): string[][] {
  return Object.values(methods).map((method) => [
    `\`${method.name}\``,
    method.kind === 'command' ? 'writes' : 'reads',
    ...marks((type) => mayCall({ type }, method)),
  ]);
}

const personalRows = (): string[][] =>
  personalData.map(({ record, field, mayRead }) => [record, `\`${field}\``, ...marks((type) => mayRead({ type }))]);

function pathRows(): string[][] {
  return Object.values(httpPaths).map(({ method, path, access, description }) => [
    `\`${method} ${path}\``,
    ...marks((type) => mayCall({ type }, { name: path, access })),
    description,
  ]);
}

/** Who may call what, as docs/rights.md tells it: nothing but what the code decides, asked of the code itself. */
export function rightsDocument(): string {
  return `# Who may do what

Written by \`npm run rights\` from the contract and its policies; a test fails while it is not current. The policies are
pure functions in \`shared\`: the server refuses by them and the pages hide by them. What no rule allows is refused. The
recorded table against which every method is called by every type is \`tests/rpc/users/rights.table.ts\`.

## Methods

A guest who may not call a method is answered 1000 (sign in first), everybody else 1010 (not permitted).

${table(['method', '', ...heads], methodRows())}

\`rpc.discover\` answers everybody, with the methods that the caller may call.

## Rows

Which persons, with their events and relations, an account may change that may call the methods at all:

${table(
  ['victim type', ...heads],
  victimTypes.map((victim_type) => [
    victim_type,
    ...marks((type) => mayEditPerson({ type }, { victim_type, war_casualty: true })),
  ]),
)}

${rightsColumns
  .filter((type) => armyLimit({ type, army: null }) !== null)
  .map(
    (type) =>
      `- \`${type}\` sees, finds and counts only soldiers of the army of the account, \`${armyLimit({ type, army: null })}\` unless set.`,
  )
  .join('\n')}
- An account with a dataset other than \`any\` is held to it in lists and searches.
- A guest gets projections that name every field: \`publicPerson.ts\`, and the suggestions of places and memorials.
- Sessions are seen and ended by their owner and by an admin. Nobody removes or demotes the own account, and the last
  admin stays.
- History: editors read that of the records they may see; that of accounts, mails and sessions is the admins'. Entries
  of a sponsorship batch are removed by admins alone.

## Personal data

Which field of a living person an account reads at all, as each area declares it of every field of its records: one that is
not declared does not compile. \`CONTACT_DATA_FOR=editor\` opens contact data to all who edit. Every look at a contact person or
a moment is noted, and administrators read who looked.

${table(['record', 'field', ...heads], personalRows())}

## Paths

${table(['path', ...heads, ''], pathRows())}

Everybody reaches the paths of files: who may add a file, its record decides, and a file is read with a ticket of at most a
minute, given to whoever may see its record, or without one where everybody may. The pages of a document, which viewers ask for as
long as somebody reads, have tickets of six to twelve hours, which end with the account. Pages of the site, \`robots.txt\` and sitemaps are sent to everybody: public ones hold what a
guest may read, those of staff and kiosks nothing until they call a method. A kiosk's bundle holds what a guest may read of it,
and name and years of everybody in the names list.

## Hints

${table(
  ['', ...heads],
  [
    [`connect to \`${realtimePath}\``, ...marks((type) => isLoggedIn({ type }))],
    ['say and hear who edits a record that one may see', ...marks((type) => canEdit({ type }))],
  ],
)}
`;
}
