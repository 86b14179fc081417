/** The seed of the museum that a first start loads, and how many persons that one has. */
export const demoSeed = 1914;
export const defaultPersons = 2000;
