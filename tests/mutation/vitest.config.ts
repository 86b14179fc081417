import { defineConfig } from 'vitest/config';

/** The tests beside the code of `shared`, each file by itself, as one that was broken on purpose may keep what it broke. */
export default defineConfig({ test: { include: ['shared/src/**/*.test.{ts,tsx}'], testTimeout: 60_000 } });
