/** What in the address of the search names the saved search that it began with. */
export const savedParam = 'saved';
