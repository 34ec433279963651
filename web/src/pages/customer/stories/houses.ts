export const HOUSES = ['practice', 'studio', 'family', 'law', 'club'] as const;
