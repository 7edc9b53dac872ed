/**
 * Connections that may wait to be accepted; the system's own limit (`net.core.somaxconn`) still holds. With Node's 511 a rush of 2,000 fills it, and
 * whoever finds it full is tried again by TCP after 1, 3 and 7 seconds, `/health` among them.
 */
export const connectionBacklog = 4_096;
