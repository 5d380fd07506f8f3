import type { ComponentType } from 'react';
import type { ResourceProps } from 'react-admin';

type RecordPages = Partial<Record<'create' | 'edit' | 'show', ComponentType>>;

export type ResourcePages = Omit<ResourceProps, 'name' | 'options' | keyof RecordPages> &
  RecordPages;

/** Pages of a menu entry: those of a resource, or a single one. */
export type Pages = ResourcePages | { page: ComponentType; icon: ComponentType };
