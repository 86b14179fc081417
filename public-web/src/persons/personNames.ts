interface ListedName {
  readonly surname: string;
  readonly familyname: string;
}

/** A name as lists sort it: `McGee, William`; the documents call the first name `surname`. */
export const listName = ({ surname, familyname }: ListedName) => [familyname, surname].filter(Boolean).join(', ');

interface SpokenName {
  readonly firstName: string;
  readonly lastName: string;
}

/** A name as it is said: `William McGee`. */
export const fullName = ({ firstName, lastName }: SpokenName) => [firstName, lastName].filter(Boolean).join(' ');
