/** Where a person's profile lies in Firestore. */
export const profilePath = (uid: string) => `users/${uid}`;
