/** The programs that the launcher starts, by their built main modules from the project's folder; see bin/buildServers.js. */
export const builtPrograms = { core: 'core-server/dist/main.js', indexer: 'search-indexer/dist/main.js' } as const;
