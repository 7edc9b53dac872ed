import { createStore } from 'zustand/vanilla';

/** Whether the palette is open. */
export const paletteStore = createStore<{ readonly isOpen: boolean }>()(() => ({ isOpen: false }));

export const openPalette = () => paletteStore.setState({ isOpen: true });
export const closePalette = () => paletteStore.setState({ isOpen: false });
