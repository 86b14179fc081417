import type { Project } from '@salient/shared/areas/projects/project.ts';
import type { ComponentType } from 'react';
import { useServices } from '../../lib/services/services.ts';

interface Props {
  readonly project: Project;
}

/** Parts of the page of a project that areas above projects draw, each fetched with the first page that has it. */
export interface ProjectSlots {
  /** Who belongs to it, and the way to bring somebody in. */
  readonly Persons: ComponentType<Props>;
  /** The stories of those who belong to it. */
  readonly Stories: ComponentType<Props>;
  /** What it comes to in numbers. */
  readonly Figures: ComponentType<Props>;
}

export const useProjectSlots = (): ProjectSlots => useServices().projectSlots;

declare module '../../lib/services/services.ts' {
  interface Services {
    readonly projectSlots: ProjectSlots;
  }
}

declare module '../../lib/area/Area.ts' {
  interface Area {
    /** What the area draws on the pages of projects. */
    readonly projectSlots?: Partial<ProjectSlots>;
  }
}
