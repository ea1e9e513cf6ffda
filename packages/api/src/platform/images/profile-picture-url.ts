/** Where everybody sees an avatar or a banner. Its bytes never change: another picture has another id. */
export const profilePictureUrl = (id: string): string => `/api/profile-pictures/${id}.webp`;
