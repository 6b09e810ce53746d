/** What a screen reader says for “1.er” and “3.er”. */
export const spokenOrdinals = { first: 'primer', third: 'tercer' } as const;
