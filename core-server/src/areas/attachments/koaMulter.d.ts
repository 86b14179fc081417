/**
 * What is used of `@koa/multer`, which brings no types. Those of DefinitelyTyped say that every request of every route
 * carries files, and then no handler fits its route any more.
 */
declare module '@koa/multer' {
  import type { Context, Next } from 'koa';
  import type { Options } from 'multer';

  interface KoaMulter {
    single(field: string): (ctx: Context, next: Next) => Promise<unknown>;
  }
  export default function multer(options: Options): KoaMulter;
}
