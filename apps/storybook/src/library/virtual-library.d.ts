declare module 'virtual:library' {
  export const library: readonly import('./read-library.ts').LibraryEntry[];
}
