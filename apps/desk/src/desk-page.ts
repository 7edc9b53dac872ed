import type { DeskRight } from '@wbn/contract/desk/rights.ts';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

/** The parts of the menu, in their order. */
export const menuGroups = ['work', 'people', 'network', 'team'] as const;

/** A page of the desk: router, menu and palette read it. */
export interface DeskPage {
  /** Address, with parameters as the router writes them. */
  readonly path: string;
  /** Who may open it; menu and palette leave it out for others. */
  readonly right: DeskRight;
  /** Key of its name, with namespace: `desk-cases:menu`. */
  readonly label: string;
  /** Its part of the menu; absent: it is reached from another page. */
  readonly menu?: { readonly group: (typeof menuGroups)[number]; readonly icon: LucideIcon };
  readonly load: () => Promise<ComponentType>;
}

/** Address of a page without its parameters, for links of menu and palette. */
export function linkOf({ path }: Pick<DeskPage, 'path'>): string {
  return path.replace(/\/:.*$/, '');
}
