import { At, type Place } from './place.tsx';

/** Hands of the mascot, seen from its feet. */
const poses = {
  lift: 'M-44-58l-22-30 0-46M44-58l22-30 0-46',
  look: 'M-44-54l-16 22 12 12M44-56l28-14',
  flag: 'M-44-54l-18 18 12 14M44-56l22-12 2-26',
} as const;

/** WBN's mascot: a small container that walks, with a crane hook for an antenna. Feet at the place, 128 high. */
export function Mascot({ pose, ...place }: Place & { readonly pose: keyof typeof poses }) {
  return (
    <At {...place}>
      <path className="strokeInk" strokeWidth="3.500" d="M0-96v-14h16v8a6 6 0 1 1-9 5" />
      <path className="strokeInk" strokeWidth="9" d="M-18-22v17M18-22v17" />
      <path className="ink" d="M-32 0q0-9 9-9h13v9zM10 0v-9h13q9 0 9 9z" />
      <path className="strokeDeep" strokeWidth="9" d={poses[pose]} />
      <rect className="brand" x="-46" y="-96" width="92" height="76" rx="9" />
      <path
        className="strokeShadow"
        strokeWidth="4"
        d="M-30-38v12M-18-38v12M-6-38v12M6-38v12M18-38v12M30-38v12"
      />
      <rect className="paper" x="-34" y="-85" width="68" height="40" rx="14" />
      <path
        className="accent"
        d="M-46-87q0-9 9-9h3v12h-12zM46-87q0-9-9-9h-3v12h12zM-46-29q0 9 9 9h3v-12h-12zM46-29q0 9-9 9h-3v-12h12z"
      />
      <path className="ink" d="M-20-68a6 6 0 0 1 12 0 6 6 0 0 1-12 0zM8-68a6 6 0 0 1 12 0 6 6 0 0 1-12 0z" />
      <path className="strokeInk" d="M-7-57q7 6 14 0" />
    </At>
  );
}
