/** What an entity did at a place, in searches and in its history (MILITARY-19). */
export const trackTypes = {
  frontier_service: 'Dienst aan het front',
  support: 'Steun',
  half_rest: 'Halve rust',
  rest: 'Rust',
} as const;
