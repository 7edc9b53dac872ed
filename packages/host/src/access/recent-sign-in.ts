/** Maximum age of a sign-in for actions that require a recent one; the same at the auth host and the API. */
export const recentSignIn = { seconds: 600 } as const;
