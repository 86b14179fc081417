/** Where "near Ieper" is measured from, and the centre of the editor's map (KEYLOC-30). */
export const ieper = { lat: 50.8512, lon: 2.8859 } as const;
/** Centre of the public map (MAP-05). */
export const publicMapCenter = { lat: 50.85121, lon: 2.88591 } as const;
/** How near maps begin: that of an editor without a position yet, that around one key, the public one (KEYLOC-30, MAP-05). */
export const mapZooms = { editor: 12, oneKey: 15, public: 14 } as const;
/** Kilometres around it that count as near, unless the museum sets its own (KEYLOC-32). */
export const defaultRadiusKm = 25;
