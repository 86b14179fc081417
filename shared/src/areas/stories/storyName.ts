/** Both names as one, without a blank too many; empty where none is set (STORY-31). */
export const fullName = ({ first_name, family_name }: { first_name: string; family_name: string }): string =>
  [first_name, family_name].filter(Boolean).join(' ');
