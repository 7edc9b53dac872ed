/** How long ago somebody may have proved who they are, where that is asked for again: at the auth host and at the API alike. */
export const recentSignIn = { seconds: 600 } as const;
