import type { ComponentType } from 'react';
import type { ResourceProps } from 'react-admin';

/** Pages of a menu entry: those of a resource, or a single one. */
export type Pages =
  | Omit<ResourceProps, 'name' | 'options'>
  | { page: ComponentType; icon: ComponentType };
