import type { ValueMatcher } from './ValueMatcher.ts';

/** Fields that make a name together, wherever people are written in two of them. */
const namePairs = [
  ['first_name', 'last_name'],
  ['firstName', 'lastName'],
] as const;
/** Nothing stands in these where no address or number does. */
export const isAddressField = (field: string) => /^(e_?mail|phone|recipient)$/i.test(field);
/** An account is called by a word that others may use: it counts where accounts stand. */
export const isAccountField = (field: string) => /account$|_by$/.test(field);

/** A stored value without what `matcher` finds in it: a text, a list, or anything of JSON. The same value when it holds none. */
export function eraseValue(matcher: ValueMatcher, value: unknown, field = ''): unknown {
  if (typeof value === 'string') return eraseText(matcher, value, field);
  if (Array.isArray(value)) return eraseList(matcher, value);
  if (typeof value !== 'object' || value === null) return value;
  return eraseFields(matcher, value as Readonly<Record<string, unknown>>);
}

/** The fields of a row or an object; a name that stands in two of them goes from both. */
export function eraseFields(
  matcher: ValueMatcher,
  fields: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const names = namePairs.find((pair) => matcher.isName(pair.map((field) => fields[field] ?? '').join(' '))) ?? [];
  const changes = Object.entries(fields).flatMap(([field, value]) => {
    const erased = names.some((name) => name === field) ? '' : eraseValue(matcher, value, field);
    return erased === value ? [] : [[field, erased] as const];
  });
  return changes.length === 0 ? fields : { ...fields, ...Object.fromEntries(changes) };
}

function eraseText(matcher: ValueMatcher, text: string, field: string): string {
  if (isAccountField(field) && matcher.isAccount(text)) return erasedAccount;
  const erased = matcher.erase(text);
  return erased !== text && isAddressField(field) ? '' : erased;
}

/** What an account is called in the trail once its owner was erased. */
export const erasedAccount = '(erased)';

/** In a row of a list that somebody brought, a name stands in two cells beside each other; it counts where the mail address does. */
function eraseList(matcher: ValueMatcher, list: readonly unknown[]): readonly unknown[] {
  const erased = list.map((value) => eraseValue(matcher, value));
  const isOfPerson = list.some(
    (value) => typeof value === 'string' && (matcher.isEmail(value) || matcher.isPhone(value)),
  );
  for (let at = 1; isOfPerson && at < list.length; at++) {
    if (matcher.isName(`${list[at - 1]} ${list[at]}`)) erased[at - 1] = erased[at] = '';
  }
  return erased.some((value, at) => value !== list[at]) ? erased : list;
}
