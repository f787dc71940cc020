// Methods that change nothing: the session cookie alone is enough for them, and another site may cause them.

export const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
