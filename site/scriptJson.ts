/**
 * Serializes JSON for a `<script>` element: without `<`, so without `</script>` or `<!--`, and
 * without line breaks special to JavaScript.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
