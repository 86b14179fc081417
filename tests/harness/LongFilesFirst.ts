import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Where files start whole programs, again and again, and take a minute and more. */
const startsPrograms = /\/tests\/(?:backup|demo|import|indexer|search|start|rpc\/faults)\//;

/** Begins with the files that take longest, so that no worker is left alone with one of them at the end. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => startsPrograms.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
