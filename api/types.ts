/** The API's public shapes, for `import type` in site and admin. */
import type { Admin } from '../db/admins';
import type { AuditEvent } from '../db/auditEvents';
import type { BlogCategory } from '../db/blogCategories';
import type { Blog } from '../db/blogs';

export type { Admin, AuditEvent, Blog, BlogCategory };

/** The signed-in admin, as `GET /api/session` answers. */
export interface Session {
  id: string;
  username: string;
}

export interface UploadedImage {
  /** Relative path, `images/{uuid}.{ext}`. */
  image_url: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** Every answer from 400 up. */
export interface ApiError {
  message: string;
  /** What is wrong with each field of the input, by its name. */
  errors?: Record<string, string>;
}
