const uuid =
  /^([0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|0{8}(-0{4}){3}-0{12}|f{8}(-f{4}){3}-f{12})$/i;

/**
 * Whether a part of an address can be the id of a record: what `idSchema` takes, without the weight of a schema. Anything
 * else is no address, and nobody is asked for it.
 */
export const isId = (text: string): boolean => uuid.test(text);
