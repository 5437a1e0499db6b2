/// Version of the program.
package let lottieVersion = "0.1.0"
