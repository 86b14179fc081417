/** Text to stand for itself in a LIKE pattern. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Text to stand for itself in a PostgreSQL regular expression. */
export const escapeRegex = (text: string) => text.replace(/[\\^$.|?*+()[\]{}-]/g, '\\$&');
