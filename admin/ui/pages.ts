import type { ComponentType } from 'react';
import type { ResourceProps } from 'react-admin';

/** What the admin shows at a place in its menu: the pages of a resource, or one page. */
export type Pages =
  | Omit<ResourceProps, 'name' | 'options'>
  | { page: ComponentType; icon: ComponentType };
