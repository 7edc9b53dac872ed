import type { ReactNode } from 'react';
import { At, type Place } from './place.tsx';

interface ScreenProps extends Place {
  readonly children?: ReactNode;
}

/** A browser window of 300 by 190, its centre at the place; children are drawn on the page. */
export function BrowserWindow({ children, ...place }: ScreenProps) {
  return (
    <At {...place}>
      <rect className="shadow" x="-146" y="-89" width="300" height="192" rx="10" />
      <rect className="paper" x="-150" y="-95" width="300" height="192" rx="10" />
      <path className="mid" d="M-150-71v-14q0-10 10-10h280q10 0 10 10v14z" />
      <path className="strokePaper" strokeWidth="7" strokeDasharray="0 13" d="M-136-83h30" />
      <path className="strokeShine" strokeWidth="10" d="M-86-83h150" />
      {children}
    </At>
  );
}

/** A laptop of 150 by 96, standing; children are drawn on its screen of 128 by 76 around (0,-52). */
export function Laptop({ children, ...place }: ScreenProps) {
  return (
    <At {...place}>
      <rect className="ink" x="-70" y="-98" width="140" height="90" rx="7" />
      <rect className="paper" x="-64" y="-92" width="128" height="78" rx="2" />
      {children}
      <path className="steel" d="M-86-8h172q0 8-8 8h-156q-8 0-8-8z" />
      <path className="steelDeep" d="M-16-8h32q0 4-4 4h-24q-4 0-4-4z" />
    </At>
  );
}

/** A monitor of 180 by 140, standing; children are drawn around (0,-86). */
export function Monitor({ children, ...place }: ScreenProps) {
  return (
    <At {...place}>
      <path className="steelDeep" d="M-12-34h24l4 28h-32z" />
      <rect className="steel" x="-34" y="-7" width="68" height="7" rx="3" />
      <rect className="ink" x="-90" y="-140" width="180" height="110" rx="8" />
      <rect className="paper" x="-83" y="-133" width="166" height="96" rx="3" />
      {children}
    </At>
  );
}

/** A phone of 96 by 190, its centre at the place; children are drawn on its screen. */
export function Phone({ children, ...place }: ScreenProps) {
  return (
    <At {...place}>
      <rect className="shadow" x="-44" y="-90" width="98" height="192" rx="16" />
      <rect className="ink" x="-48" y="-96" width="96" height="192" rx="16" />
      <rect className="paper" x="-41" y="-89" width="82" height="178" rx="10" />
      <path className="strokeInk" strokeWidth="5" d="M-10-84h20" />
      {children}
    </At>
  );
}
