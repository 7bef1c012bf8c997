const told = new Set<string>();

/** Notes that an action told this sentence by itself. */
export const noteTold = (message: string): void => void told.add(message);

/** Was it told, since somebody last asked? */
export const wasTold = (message: string): boolean => told.delete(message);
