import type { ComponentType } from 'react';
import type { ResourceProps } from 'react-admin';

/** Pages at an entry of the menu: those of a resource, or one. */
export type Pages =
  | Omit<ResourceProps, 'name' | 'options'>
  | { page: ComponentType; icon: ComponentType };
